// For the sign-in pages: everything browsers can only do with a script, which is passkeys, links with a token in the
// fragment, and sending a code once it's complete.

const token = new URLSearchParams(location.hash.slice(1)).get('token')
const tokenForm = document.querySelector('form[data-token]')
if (token && tokenForm) {
  tokenForm.elements.token.value = token
  tokenForm.hidden = false
  for (const other of document.querySelectorAll('[data-without-token]')) other.hidden = true
  history.replaceState(null, '', location.pathname + location.search)
}
// A link that is opened in the same tab changes only the fragment, which loads nothing by itself.
window.addEventListener('hashchange', () => {
  const query = new URLSearchParams(location.search)
  query.set('opened', Date.now())
  location.assign(`${location.pathname}?${query}${location.hash}`)
})

const code = document.querySelector('input[autocomplete="one-time-code"]')
code?.addEventListener('input', () => {
  if (/^\d{6}$/.test(code.value)) code.form.requestSubmit()
})
// A code works once: Enter after the last digit doesn't send it again. `pageshow` is for those who come back with the Back button.
let isSent = false
code?.form.addEventListener('submit', (event) => {
  if (isSent) event.preventDefault()
  isSent = true
})
window.addEventListener('pageshow', () => {
  isSent = false
})

const note = document.querySelector('[data-passkey-note]')
const texts = JSON.parse(document.querySelector('[data-passkeys]')?.dataset.texts ?? '{}')

class Refused extends Error {
  constructor({ issues: [issue] }) {
    super(issue?.code)
  }
}

async function post(path, body) {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Refused(answer.error)
  return answer
}

async function signIn(button) {
  const { options } = await post('/session/passkey/options', {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await navigator.credentials.get({ publicKey })
  await post('/session/passkey', { response: credential.toJSON() })
  location.assign(button.dataset.returnTo)
}

async function addPasskey(button) {
  const { options } = await post('/passkeys/options', {})
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await navigator.credentials.create({ publicKey })
  await post('/passkeys', { name: button.dataset.name, response: credential.toJSON() })
  button.hidden = true
  say(texts.added)
}

function say(text) {
  note.textContent = text
  note.hidden = false
}

function enable(selector, run) {
  for (const button of document.querySelectorAll(selector)) {
    button.closest('[data-passkeys]').hidden = false
    button.addEventListener('click', async () => {
      button.disabled = true
      note.hidden = true
      try {
        await run(button)
      } catch (error) {
        if (error.name === 'NotAllowedError') say(texts.canceled)
        else say((error instanceof Refused && texts.codes[error.message]) || texts.failed)
      } finally {
        button.disabled = false
      }
    })
  }
}

if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  enable('[data-sign-in]', signIn)
  enable('[data-add-passkey]', addPasskey)
}
