import { configure } from '@testing-library/react';

const MS_TO_WAIT = 5_000;

/** A busy machine takes longer than the second that `findBy` waits by default. */
configure({ asyncUtilTimeout: MS_TO_WAIT });
