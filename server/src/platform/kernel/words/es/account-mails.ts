import type { accountMails as english } from '../en/account-mails.ts'
import type { Translated } from '../translated.ts'

export const accountMails: Translated<typeof english> = {
  reason: (marketplace) =>
    `Recibes este correo porque afecta a tu cuenta de ${marketplace}. Estos correos se envían siempre.`,
  newKey: {
    subject: (marketplace) => `Nueva clave en tu cuenta de ${marketplace}`,
    forAccount: (key) => `Se creó la clave de API “${key}” para tu cuenta.`,
    forAgent: (key) => `Se creó la clave de API “${key}” para uno de tus agentes.`,
    ifNot: 'Si no fuiste tú, inicia sesión, revoca la clave y cierra las demás sesiones.',
    button: 'Revisar claves',
  },
  agentResumed: {
    subject: (marketplace) => `Se reanudó uno de tus agentes de ${marketplace}`,
    happened: (agent) => `Tu agente “${agent}” puede volver a actuar por ti, con las claves y el mandato que ya tenía.`,
    ifNot:
      'Si no fuiste tú, inicia sesión, pausa el agente, revoca las claves que no reconozcas y cierra las demás sesiones.',
    button: 'Revisar agentes',
  },
  passkey: {
    added: {
      subject: (marketplace) => `Se añadió una llave de acceso a tu cuenta de ${marketplace}`,
      happened: (passkey) => `La llave de acceso “${passkey}” ya sirve para iniciar sesión en tu cuenta.`,
      ifNot: 'Si no fuiste tú, inicia sesión, quítala y cierra las demás sesiones.',
    },
    copied: {
      subject: (marketplace) => `Puede que se haya copiado una llave de acceso de tu cuenta de ${marketplace}`,
      happened: (passkey) =>
        `Alguien intentó iniciar sesión con lo que parece una copia de tu llave de acceso “${passkey}”. Lo hemos impedido.`,
      toDo: 'Quita esta llave de acceso y crea otra en un dispositivo de confianza.',
    },
    button: 'Revisar llaves',
  },
  app: {
    registeredSubject: ({ app, marketplace }) => `La app “${app}” se registró con tu cuenta de ${marketplace}`,
    changedSubject: ({ app, marketplace }) =>
      `La app “${app}” de tu cuenta de ${marketplace} tiene nuevas URI de redirección`,
    sentTo: (uris) => `Después de conectar la app, los usuarios van a ${uris}.`,
    ifNot:
      'Si no fuiste tú, inicia sesión, elimina la app, revoca las claves que no reconozcas y cierra las demás sesiones.',
    button: 'Revisar apps',
  },
  connection: {
    startedSubject: (marketplace) => `Se conectó una app a tu cuenta de ${marketplace}`,
    // The rights that follow are infinitives.
    actsAsUser: (app) => `La app “${app}” puede actuar en tu nombre. Tiene permiso para:`,
    actsAsAgent: ({ app, agent }) => `La app “${app}” puede actuar como tu agente “${agent}”. Tiene permiso para:`,
    right: (right) => `– ${right}`,
    ifNot: 'Si no fuiste tú, inicia sesión, desconecta la app y cierra las demás sesiones.',
    endedSubject: (marketplace) => `Se desconectó una app de tu cuenta de ${marketplace}`,
    ended: (app) =>
      `Un código o token de la app “${app}” se usó dos veces, así que puede que alguien lo haya copiado. Hemos desconectado la app.`,
    reconnect: 'Si confías en la app, vuelve a conectarla. Si ocurre otra vez, avisa a quien la desarrolla.',
    button: 'Revisar apps conectadas',
  },
  payoutAccount: {
    addedSubject: (marketplace) => `Nueva cuenta de cobro en ${marketplace}`,
    changedSubject: (marketplace) => `Tu cuenta de cobro de ${marketplace} ha cambiado`,
    now: ({ label, reference }) => `Las retiradas van ahora a “${label}” (${reference}).`,
    from: ({ label, reference, time }) => `Las retiradas irán a “${label}” (${reference}) a partir del ${time}.`,
    ifNot:
      'Si no fuiste tú, inicia sesión, indica la cuenta de cobro correcta, cierra las demás sesiones, revoca las claves que no reconozcas y contacta cuanto antes con los operadores de la plataforma.',
    button: 'Revisar cuenta de cobro',
  },
  webhook: {
    addedSubject: (marketplace) => `Se añadió un webhook a tu cuenta de ${marketplace}`,
    changedSubject: (marketplace) => `Un webhook de tu cuenta de ${marketplace} tiene otra URL`,
    ownEvents: (host) => `Tus eventos se envían ahora a ${host}.`,
    publicEvents: (host) => `Los eventos públicos se envían ahora a ${host}.`,
    ifNot:
      'Si no fuiste tú, inicia sesión, elimina el webhook, revoca las claves que no reconozcas y cierra las demás sesiones.',
    button: 'Revisar webhooks',
  },
}
