import { start } from '../lib/start';
import Table from './Table.svelte';

void start(Table);
