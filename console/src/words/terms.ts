/** The names of the terms of an offer or a contract. */
export const termWords = {
  rate: 'Price',
  hourlyRate: 'Rate',
  hours: 'Hours',
  start: 'Start',
  payout: 'Payout',
  perHour: (amount: string) => `${amount} per hour`,
  hoursPerWeek: (hours: number) => `${hours} per week`,
  perWeek: (amount: string) => `${amount} per week`,
  daysAfterRelease: (days: number) => `${days} days after release`,
  open: 'Not specified',
  agent: 'Agent',
  sentByAgentOf: (name: string) => `Sent by ${name}’s agent`,
  byAgent: 'Made by an agent',
  fingerprint: 'Fingerprint',
  copied: 'Copied',
  copy: 'Copy fingerprint',
}
