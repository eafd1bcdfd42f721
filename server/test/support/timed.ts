/**
 * For a test that compares times: `it(name, timed, …)`. A machine that stands still for seconds can fail it once; a defect fails
 * it each time.
 */
export const timed = { retry: 3 }
