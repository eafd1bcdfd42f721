import { encodeId } from '../../platform/kernel/ids.ts'
import type { Site } from '../../platform/kernel/site.ts'
import type { MailBuilder } from '../../platform/mail/domain.ts'
import type { User } from '../users/domain.ts'
import type { App, ConnectedApp, FirstPartyRequest } from './domain.ts'

type Named = Pick<User, 'display_name'>
type Registered = Pick<App, 'id' | 'name' | 'redirect_uris'>

/** To the user who registered an app or changed where it sends people. */
export function ownAppMail({ name: app, redirect_uris }: Registered, { isNew }: { isNew: boolean }): MailBuilder {
  return ({ words, brand }) => {
    const texts = words.accountMails.app
    const names = { app, marketplace: brand.name }
    return {
      subject: isNew ? texts.registeredSubject(names) : texts.changedSubject(names),
      blocks: [texts.sentTo(redirect_uris.join(', ')), texts.ifNot, { link: '/developers', label: texts.button }],
    }
  }
}

/** `agent`: whom the app acts as; null if that’s the user. */
export function connectedMail(
  { name: app, scopes, openid_scopes }: Pick<ConnectedApp, 'name' | 'scopes' | 'openid_scopes'>,
  agent: { name: string } | null,
): MailBuilder {
  return ({ words, brand }) => {
    const { connection } = words.accountMails
    return {
      subject: connection.startedSubject(brand.name),
      blocks: [
        agent ? connection.actsAsAgent({ app, agent: agent.name }) : connection.actsAsUser(app),
        ...[...openid_scopes, ...scopes].map((scope) => connection.right(words.scopes[scope])),
        connection.ifNot,
        { link: '/settings', label: connection.button },
      ],
    }
  }
}

/** After a code or token of an app was used twice. */
export function disconnectedMail({ name }: Pick<ConnectedApp, 'name'>): MailBuilder {
  return ({ words, brand }) => {
    const { connection } = words.accountMails
    return {
      subject: connection.endedSubject(brand.name),
      blocks: [connection.ended(name), connection.reconnect, { link: '/settings', label: connection.button }],
    }
  }
}

export function firstPartyRequestedMail(
  { id, name: app, redirect_uris }: Registered,
  { display_name: by }: Named,
  { expires_at }: Pick<FirstPartyRequest, 'expires_at'>,
): MailBuilder {
  return (site) => {
    const texts = site.words.operatorMails.firstParty
    const command = `parley operator apps approve ${encodeId('oap', id)}`
    return {
      subject: texts.requestedSubject(app),
      blocks: [
        texts.requested({ by, app }),
        texts.sentTo(redirect_uris.join(', ')),
        texts.toDo({ until: site.formats.moment(expires_at), command }),
        reviewButton(site),
      ],
    }
  }
}

export function firstPartyMail({ id, name, redirect_uris }: Registered, { display_name: by }: Named): MailBuilder {
  return (site) => {
    const texts = site.words.operatorMails.firstParty
    return {
      subject: texts.approvedSubject(name),
      blocks: [
        texts.approved(by),
        texts.sentTo(redirect_uris.join(', ')),
        texts.ifWrong(`parley operator apps delete ${encodeId('oap', id)}`),
        reviewButton(site),
      ],
    }
  }
}

export function firstPartyEndedMail({ name }: Registered, { display_name: by }: Named): MailBuilder {
  return (site) => {
    const texts = site.words.operatorMails.firstParty
    return { subject: texts.endedSubject(name), blocks: [texts.ended(by), reviewButton(site)] }
  }
}

function reviewButton({ words }: Site) {
  return { link: '/operator/apps', label: words.operatorMails.firstParty.button }
}
