import { start } from '../lib/start';
import Clock from './Clock.svelte';

void start(Clock);
