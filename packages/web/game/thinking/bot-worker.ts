/** The bots, beside the page: they may think long, and nothing stands still for it. The edge of the worker. */
import { libraryFor } from '../../edge/library.ts';
import { openDesk } from './bot-desk.ts';

openDesk(libraryFor);
