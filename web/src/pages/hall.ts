import { start } from '../lib/start';
import Hall from './Hall.svelte';

void start(Hall);
