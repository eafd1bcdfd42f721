type Child = Node | string | null

/** An element with its attributes and children: `element('a', { href: '#/' }, 'Gigs')`. Text is never parsed as HTML. */
export function element(tag: string, attributes: Record<string, string> = {}, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children.filter((child) => child !== null))
  return made
}

export function button(label: string, onClick: () => Promise<unknown>): HTMLElement {
  const made = element('button', { type: 'button' }, label)
  made.addEventListener('click', () => void run(onClick))
  return made
}

/** A form with a button that passes on what was entered. */
export function form(
  label: string,
  fields: HTMLElement[],
  onSubmit: (entered: FormData) => Promise<unknown>,
): HTMLElement {
  const made = element('form', {}, ...fields, element('button', {}, label)) as HTMLFormElement
  made.addEventListener('submit', (event) => {
    event.preventDefault()
    void run(() => onSubmit(new FormData(made)))
  })
  return made
}

export function field(label: string, name: string, attributes: Record<string, string> = {}): HTMLElement {
  return element('label', {}, label, element('input', { name, ...attributes }))
}

/** Shows a message in place of the last one; without a message, clears it. */
export function notify(...message: Child[]): void {
  document.querySelector('[role=alert]')?.replaceWith(element('p', { role: 'alert' }, ...message))
}

/** Runs an action, then says that something has changed, or shows what went wrong, in the service's words. */
async function run(action: () => Promise<unknown>): Promise<void> {
  notify()
  try {
    await action()
    notify()
    ;(document.activeElement as HTMLElement | null)?.blur()
    window.dispatchEvent(new Event('changed'))
  } catch (error) {
    notify((error as Error).message)
  }
}
