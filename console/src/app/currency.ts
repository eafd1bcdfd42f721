/** The currency of this marketplace. There's only one, and it's known as soon as someone is signed in. */
export function currency(): string {
  return current
}

export function setCurrency(next: string): void {
  current = next
}

let current = 'USD'
