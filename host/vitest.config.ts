import { unitTests } from '../deploy/checks/unit-tests.ts';

export default unitTests([import.meta.dirname]);
