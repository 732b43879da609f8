/** The HTTP interface of the server. */
import type { Problem } from '../wire';

/** Why the server did not do what was asked. */
export class Failed extends Error {
  readonly problem: string;

  constructor(problem: string, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

async function answer<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body as T;
  const problem = body as Problem | undefined;
  throw new Failed(problem?.problem ?? 'unreachable', problem?.detail ?? response.statusText);
}

export const get = async <T>(path: string): Promise<T> => answer(await fetch(path));

export const post = async <T>(path: string, body: unknown): Promise<T> =>
  answer(await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }));

/** A file goes to the server as it is. */
export const send = async <T>(path: string, file: File): Promise<T> =>
  answer(await fetch(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file }));

export async function remove(path: string): Promise<void> {
  const response = await fetch(path, { method: 'DELETE' });
  if (!response.ok) await answer<never>(response);
}
