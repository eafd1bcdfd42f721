import { words } from '../../words/developers.ts'

/** How to verify a message, by language. `test/verify-snippets.process.ts` runs all but Go against real signatures. */
export const snippets = {
  node: {
    label: words.webhooks.snippets.node,
    code: `import { Parley } from '@parley/sdk'

// body: the text or bytes as they arrived, before any parsing.
export async function receive(headers, body) {
  const event = await Parley.webhooks.verify(body, headers, process.env.WEBHOOK_SECRET)
  return event.type
}`,
  },
  plain: {
    label: words.webhooks.snippets.plain,
    code: `import { createHmac, timingSafeEqual } from 'node:crypto'

export function verify(headers, body, secret) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) throw new Error('too old')
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  // After a rotation there are several signatures, separated by spaces.
  const isGenuine = headers['webhook-signature'].split(' ').some((each) => {
    const [version, signature = ''] = each.split(',')
    const given = Buffer.from(signature, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isGenuine) throw new Error('not from Parley')
  return JSON.parse(body)
}`,
  },
  python: {
    label: words.webhooks.snippets.python,
    code: `import base64, hashlib, hmac, json, time

def verify(headers, body: bytes, secret: str):
    message_id = headers["webhook-id"]
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        raise ValueError("too old")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    # After a rotation there are several signatures, separated by spaces.
    given = headers["webhook-signature"].split(" ")
    if not any(hmac.compare_digest(each, f"v1,{expected}") for each in given):
        raise ValueError("not from Parley")
    return json.loads(body)`,
  },
  go: {
    label: words.webhooks.snippets.go,
    code: `package webhook

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

func Verify(header http.Header, body []byte, secret string) error {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > 5*time.Minute {
		return errors.New("too old")
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return err
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "." + string(body)))
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	// After a rotation there are several signatures, separated by spaces.
	for _, given := range strings.Fields(header.Get("webhook-signature")) {
		if hmac.Equal([]byte(given), expected) {
			return nil
		}
	}
	return errors.New("not from Parley")
}`,
  },
  shell: {
    label: words.webhooks.snippets.shell,
    code: `# Prints the signature of a message: compare it with one of webhook-signature.
KEY=$(printf %s "\${WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
printf '%s.%s.%s' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP" "$(cat body.json)" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64`,
  },
}
