import { start } from '../lib/start';
import Puzzles from './Puzzles.svelte';

void start(Puzzles);
