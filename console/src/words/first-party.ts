import type { FirstPartyApp } from '@parley/sdk'

/** Texts of the page about first-party apps. */
export const words = {
  title: 'First-party apps',
  text: 'The marketplace’s own apps, such as a website or a mobile app. People sign in to them without a consent page, and the apps can act as them.',
  none: 'No first-party apps',
  noneText: 'Does the marketplace have its own website or app? Register it here.',
  add: 'Register app',
  addText:
    'The app can do what its users can, except for anything that involves their keys, agents, webhooks, sign-in, approvals, withdrawals, or payout accounts.',
  name: 'Name',
  url: 'Website',
  redirects: 'Redirect URIs',
  redirectsHint: 'One https URI per line. URIs are matched exactly and can’t be changed later.',
  redirectsHintSandbox:
    'One URI per line: https, or http://localhost in this sandbox. URIs are matched exactly and can’t be changed later.',
  register: 'Register',
  secretTitle: (name: string) => `Client secret for ${name}`,
  secretText: 'Copy it now. It’s shown only once.',
  saved: 'I’ve saved it',
  clientId: 'Client ID',
  owner: 'Registered by',
  requestedBy: 'Requested by',
  until: 'Approve by',
  yours: 'You requested this. Another operator has to approve it.',
  states: {
    pending: 'Awaiting approval',
    active: 'Active',
    paused: 'Paused',
    ended: 'Removed',
  } satisfies Record<FirstPartyApp['status'], string>,
  pausedText:
    'The operator who registered it is no longer active but still has its secret, so its users were signed out. Register the app again to get a new secret.',
  approve: 'Approve',
  approveTitle: (name: string) => `Approve ${name}?`,
  approveText: 'People will sign in to it without a consent page, and it can act as them. All operators get an email.',
  approved: (name: string) => `${name} is now a first-party app.`,
  waiting: (name: string) => `Waiting for a second operator to approve ${name}.`,
  decline: 'Decline',
  withdraw: 'Withdraw request',
  declineTitle: (name: string) => `Decline ${name} as a first-party app?`,
  declineText: 'The app stays registered but has to ask people before it can act as them.',
  declined: (name: string) => `${name} won’t become a first-party app.`,
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'Everyone is signed out of it immediately. From then on, it has to ask people before it can act as them. All operators get an email.',
  removed: (name: string) => `${name} is no longer a first-party app.`,
}
