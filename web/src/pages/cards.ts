import { start } from '../lib/start';
import { need } from '../lib/texts.svelte';
import Cards from './Cards.svelte';

await need('cards', 'clauses', 'table');
void start(Cards);
