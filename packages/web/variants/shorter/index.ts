import type { PartOfPage } from '../../parts/part.ts';

const shorter: PartOfPage = { id: 'shorter', length: 0.85 };

export default shorter;
