import type { operatorMails as english } from '../en/operator-mails.ts'
import type { Translated } from '../translated.ts'

export const operatorMails: Translated<typeof english> = {
  reason: (marketplace) =>
    `Recibes este correo porque tienes el rol de operador en ${marketplace}. Estos correos se envían siempre.`,
  newOperator: {
    subject: (user) => `${user} ya tiene el rol de operador`,
    happened: (user) =>
      `${user} ya puede hacer todo lo que puede hacer un operador: gestionar usuarios, resolver pagos y nombrar a otros operadores.`,
    ifWrong:
      'El registro de auditoría muestra quién hizo este cambio. Si algo no cuadra, habla cuanto antes con los demás operadores.',
  },
  recoveryKey: {
    subject: (user) => `Se creó una clave de recuperación para el operador ${user}`,
    happened: ({ by, user }) =>
      `${by} creó una clave de recuperación para ${user}. Cualquiera que la tenga puede actuar como ${user}.`,
    ifWrong: (user) => `Si ${user} no la pidió, revoca la clave y habla cuanto antes con los demás operadores.`,
  },
  removalRequested: {
    suspension: {
      subject: (user) => `Se necesita otro operador para suspender a ${user}`,
      asked: ({ by, user }) => `${by} pidió suspender a ${user}.`,
      askedBecause: ({ by, user, reason }) => `${by} pidió suspender a ${user}. Motivo: ${reason}`,
    },
    demotion: {
      subject: (user) => `Se necesita otro operador para quitar a ${user} el rol de operador`,
      asked: ({ by, user }) => `${by} pidió quitar a ${user} el rol de operador.`,
      askedBecause: ({ by, user, reason }) => `${by} pidió quitar a ${user} el rol de operador. Motivo: ${reason}`,
    },
    toDo: (until) =>
      `Aún no ha cambiado nada. Otro operador puede confirmarlo hasta el ${until}, en la página del usuario en la consola o con la misma petición a la API.`,
  },
  removed: {
    suspension: {
      subject: (user) => `Se suspendió a ${user}`,
      happened: ({ by, user }) => `${by} suspendió al operador ${user}.`,
    },
    demotion: {
      subject: (user) => `${user} ya no tiene el rol de operador`,
      happened: ({ by, user }) => `${by} quitó a ${user} el rol de operador.`,
    },
    ifWrong: 'Si algo no cuadra, habla cuanto antes con los demás operadores.',
  },
  reviewUser: 'Revisar usuario',
  firstParty: {
    requestedSubject: (app) => `Se necesita otro operador para convertir “${app}” en app propia`,
    requested: ({ by, app }) =>
      `${by} pidió convertir “${app}” en app propia: se iniciaría sesión en ella sin página de consentimiento y podría actuar en nombre de sus usuarios.`,
    sentTo: (uris) => `Después de iniciar sesión, los usuarios van a ${uris}.`,
    toDo: ({ until, command }) =>
      `Aún no ha cambiado nada. Otro operador puede aprobarlo hasta el ${until}, en “Apps propias” en la consola o con “${command}”.`,
    approvedSubject: (app) => `“${app}” ya es una app propia`,
    approved: (by) =>
      `${by} la aprobó. Ahora se inicia sesión en ella sin página de consentimiento y puede actuar en nombre de sus usuarios.`,
    ifWrong: (command) =>
      `Si algo no cuadra, retírala en “Apps propias” en la consola o con “${command}”, y habla cuanto antes con los demás operadores.`,
    endedSubject: (app) => `“${app}” ya no es una app propia`,
    ended: (by) =>
      `${by} la retiró de las apps propias. A partir de ahora, tiene que pedir permiso a cada persona para actuar en su nombre.`,
    button: 'Revisar apps propias',
  },
  settings: {
    oneSubject: ({ by, setting }) => `${by} cambió ${setting}`,
    manySubject: ({ by, count }) => `${by} cambió ${count} ajustes`,
    happened: (by) => `${by} cambió la configuración de la plataforma. Los cambios ya se aplican.`,
    changed: ({ setting, before, after }) => `${setting}: ${before} → ${after}`,
    returned: ({ setting, before }) => `${setting}: ${before} → valor del entorno`,
    reason: (reason) => `Motivo: ${reason}`,
    ifWrong: 'Si algo no cuadra, deshaz los cambios y habla cuanto antes con los demás operadores.',
    button: 'Ver cambios',
  },
  webhook: {
    subject: 'Un webhook recibe ahora todos los eventos de la plataforma',
    happened: ({ host, id }) =>
      `Todos los eventos de la plataforma se envían ahora a ${host}. Incluyen ID, estados e importes, pero ningún texto. Un operador añadió el webhook ${id} o cambió su URL.`,
    ifWrong:
      'Si no lo esperabas, consulta el registro de auditoría. Para detenerlo, suspende a ese operador o cambia su rol.',
    button: 'Ver registro',
  },
  test: {
    subject: (marketplace) => `Correo de prueba de ${marketplace}`,
    happened: (marketplace) => `Los correos de ${marketplace} llegan a esta dirección y tienen este aspecto.`,
    button: 'Volver a la configuración',
    reason: (marketplace) =>
      `Recibes este correo porque un operador de ${marketplace} envió un correo de prueba a esta dirección.`,
  },
}
