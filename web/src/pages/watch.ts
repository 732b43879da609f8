import { start } from '../lib/start';
import Watch from './Watch.svelte';

void start(Watch);
