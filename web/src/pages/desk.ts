import { start } from '../lib/start';
import Desk from './Desk.svelte';

void start(Desk);
