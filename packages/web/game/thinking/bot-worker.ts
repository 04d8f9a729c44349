/** The bots, beside the page: they may think long, and nothing stands still for it. The edge of the worker. */
import { shippedLibrary } from '../../edge/library.ts';
import { openDesk } from './bot-desk.ts';

openDesk(shippedLibrary);
