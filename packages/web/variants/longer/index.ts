import type { PartOfPage } from '../../parts/part.ts';

const longer: PartOfPage = { id: 'longer', length: 1.2 };

export default longer;
