import { start } from '../lib/start';
import Pocket from './Pocket.svelte';

void start(Pocket);
