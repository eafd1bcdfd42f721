/**
 * For a test that compares times: `it(name, timed, …)`. A machine that stalls for seconds can fail it once; a defect
 * fails it every time.
 */
export const timed = { retry: 3 }
