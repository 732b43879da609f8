import { start } from '../lib/start';
import Join from './Join.svelte';

void start(Join);
