import { start } from '../lib/start';
import { need } from '../lib/texts.svelte';
import Events from './Events.svelte';

await need('club');
void start(Events);
