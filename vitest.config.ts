import { unitTests } from './deploy/checks/unit-tests.ts';

/** All unit tests in one process; those of one package run in its folder by its own configuration. */
export default unitTests();
