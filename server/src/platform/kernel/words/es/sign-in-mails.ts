import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { Translated } from '../translated.ts'

export const signInMails: Translated<typeof english> = {
  code: {
    subject: (marketplace, code) => `Tu código de ${marketplace}: ${code}`,
    enterCode: 'Escribe este código en la página donde estás iniciando sesión:',
    openLink: 'O abre este enlace en el navegador en el que quieres iniciar sesión:',
    expires: (minutes) =>
      `El código y el enlace caducan en ${minutes} minutos y sirven una sola vez. Si no los pediste, puedes ignorar este correo: sin ellos, nadie puede iniciar sesión.`,
    button: (marketplace) => `Iniciar sesión en ${marketplace}`,
  },
  noAccount: {
    subject: (marketplace) => `Intento de inicio de sesión en ${marketplace}`,
    happened:
      'Alguien, quizá tú, intentó iniciar sesión con esta dirección. No hay ninguna cuenta con ella y los usuarios nuevos necesitan una invitación.',
    toDo: 'Si tienes una cuenta, inicia sesión con su dirección. Si no fuiste tú, puedes ignorar este correo.',
  },
  newDevice: {
    subject: (marketplace) => `Nuevo inicio de sesión en tu cuenta de ${marketplace}`,
    happened: ({ browser, address, time }) =>
      `Alguien inició sesión en tu cuenta desde un navegador o una red nuevos: ${browser ?? 'navegador desconocido'}, desde ${address}, el ${time}.`,
    toDo: 'Si fuiste tú, no tienes que hacer nada. Si no, inicia sesión, cierra esa sesión y quita las llaves de acceso y las claves que no reconozcas.',
    button: 'Revisar sesiones',
    exampleBrowser: 'Firefox en Linux',
  },
  newAddress: {
    subject: (marketplace) => `Confirma tu correo para ${marketplace}`,
    happened: ({ user, id }) =>
      `Alguien pidió usar esta dirección de correo para la cuenta “${user}” (${id}). Si es tu cuenta, abre este enlace en un navegador donde hayas iniciado sesión con ella:`,
    button: 'Confirmar correo',
    expires: (minutes) =>
      `El enlace caduca en ${minutes} minutos y sirve una sola vez. Si no es tu cuenta, ignora este mensaje: no cambiará nada.`,
  },
  addressChanged: {
    subject: (marketplace) => `El correo de tu cuenta de ${marketplace} ha cambiado`,
    happened: 'Tu cuenta tiene ahora otra dirección de correo. Esta ya no sirve para iniciar sesión.',
    ifNot: 'Si no fuiste tú, contacta cuanto antes con los operadores de la plataforma.',
  },
  addressRemoved: {
    subject: (marketplace) => `Se quitó el correo de tu cuenta de ${marketplace}`,
    happened: 'Esta dirección de correo se quitó de tu cuenta y ya no sirve para iniciar sesión.',
    ifNot: 'Si no fuiste tú, contacta cuanto antes con los operadores de la plataforma.',
  },
  invitation: {
    subject: (marketplace) => `Tienes una invitación a ${marketplace}`,
    happened: 'Un operador de la plataforma creó una cuenta para ti. Abre este enlace para iniciar sesión:',
    button: 'Aceptar invitación',
    managed:
      'Hasta que abras el enlace, el operador puede actuar por ti. Después solo podrás hacerlo tú, y en tus ajustes verás todo lo que se hizo en tu nombre.',
    expires: (days) => `El enlace caduca en ${days} días y sirve una sola vez.`,
  },
  reasons: {
    signIn: (marketplace) =>
      `Recibes este correo porque alguien escribió esta dirección para iniciar sesión en ${marketplace}.`,
    newAddress: (marketplace) =>
      `Recibes este correo porque alguien pidió usar esta dirección para una cuenta de ${marketplace}.`,
    invitation: (marketplace) =>
      `Recibes este correo porque un operador de ${marketplace} envió una invitación a esta dirección.`,
  },
}
