import { start } from '../lib/start';
import { need } from '../lib/texts.svelte';
import Event from './Event.svelte';

await need('club', 'event', 'pairing', 'clauses');
void start(Event);
