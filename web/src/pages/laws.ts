import { start } from '../lib/start';
import Laws from './Laws.svelte';

void start(Laws);
