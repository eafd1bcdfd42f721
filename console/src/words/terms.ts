/** What the terms of an offer or a contract are called. */
export const termWords = {
  rate: 'Price',
  hourlyRate: 'Rate',
  hours: 'Hours',
  start: 'Start',
  payout: 'Payout',
  perHour: (amount: string) => `${amount} per hour`,
  hoursPerWeek: (hours: number) => `${hours} per week`,
  perWeek: (amount: string) => `${amount} a week`,
  daysAfterRelease: (days: number) => `${days} days after release`,
  open: 'Not set',
  agent: 'Agent',
  agentOf: (name: string) => `Made by an agent of ${name}`,
  fingerprint: 'Fingerprint',
  copied: 'Copied.',
  copy: 'Copy the fingerprint',
}
