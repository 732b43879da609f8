import { start } from '../lib/start';
import { need } from '../lib/texts.svelte';
import Events from './Events.svelte';

await need('club', 'event');
void start(Events);
