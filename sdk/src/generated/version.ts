// Generated from openapi.json by `npm run generate -w sdk`. Do not edit.

export const VERSION = '0.1.0'
