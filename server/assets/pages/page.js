// For the pages on which people sign in: what browsers do only with a script, which is passkeys and links with a token in
// the fragment.

const token = new URLSearchParams(location.hash.slice(1)).get('token')
const tokenForm = document.querySelector('form[data-token]')
if (token && tokenForm) {
  tokenForm.elements.token.value = token
  tokenForm.hidden = false
  for (const other of document.querySelectorAll('[data-without-token]')) other.hidden = true
  history.replaceState(null, '', location.pathname + location.search)
}
// A link that is opened in the same tab changes only the fragment, which loads nothing by itself.
window.addEventListener('hashchange', () =>
  location.assign(`${location.pathname}?opened=${Date.now()}${location.hash}`),
)

const note = document.querySelector('[data-passkey-note]')

async function post(path, body) {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.message)
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
  say('The passkey was added. Next time you can sign in with it.')
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
        say(error.name === 'NotAllowedError' ? 'That was cancelled, or took too long.' : error.message)
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
