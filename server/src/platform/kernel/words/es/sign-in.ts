import { html } from '../../html.ts'
import type { signIn as english } from '../en/sign-in.ts'
import type { Translated } from '../translated.ts'

export const signIn: Translated<typeof english> = {
  title: 'Iniciar sesión',
  heading: (marketplace) => `Iniciar sesión en ${marketplace}`,
  linkFromEmail: 'Has abierto el enlace que te enviamos por correo. Sirve una sola vez.',
  linkFromTerminal: 'Has abierto el enlace de la terminal. Sirve una sola vez.',
  button: 'Iniciar sesión',
  again: 'Confirma tu identidad',
  whyAgain: 'Por seguridad, para continuar debes iniciar sesión de nuevo.',
  how: 'Usa una llave de acceso o un código que te enviaremos por correo.',
  usePasskey: 'Usar llave de acceso',
  or: 'o',
  email: 'Correo electrónico',
  emailExample: 'nombre@example.com',
  sendCode: 'Enviarme un código',
  enterEmail: 'Escribe un correo electrónico.',
  anyAddress: (mailbox) =>
    html`Este entorno de pruebas no tiene servidor de correo. Usa cualquier dirección: los correos llegan al ${mailbox('buzón')}, que puedes abrir con el enlace de la terminal.`,
  expiredTerminalLink: (minutes, command) =>
    html`Este enlace para iniciar sesión ya no funciona. Los enlaces caducan a los ${minutes} minutos y sirven una sola vez. Para obtener otro, ejecuta ${command} en la carpeta del servicio. Si el servicio usa el PostgreSQL incluido, detén antes el servicio.`,
  code: {
    title: 'Escribe el código',
    heading: 'Revisa tu correo',
    sent: (email, minutes) =>
      html`Hemos enviado un código a ${email}. Caduca en ${minutes} minutos y sirve una sola vez.`,
    label: 'Código',
    resend: (link) => html`¿No te ha llegado? ${link('Pedir otro')}`,
    inMailbox: (mailbox) =>
      html`Este entorno de pruebas no tiene servidor de correo. Mira en el ${mailbox('buzón')}, que puedes abrir con el enlace de la terminal.`,
  },
  name: {
    title: 'Tu nombre',
    heading: (marketplace) => `Te damos la bienvenida a ${marketplace}`,
    text: 'Aún no hay ninguna cuenta con este correo. ¿Cómo te llamas?',
    label: 'Nombre',
    kind: 'Tipo de cuenta',
    kinds: { person: 'Persona', organization: 'Organización' },
    button: 'Crear cuenta',
  },
  signedIn: {
    title: 'Sesión iniciada',
    heading: (name) => `Hola, ${name}`,
    text: 'Has iniciado sesión.',
    textAs: (email) => html`Has iniciado sesión como ${email}.`,
    proceed: 'Continuar',
    addPasskey: 'Añadir llave de acceso',
    passkeyName: 'Este dispositivo',
    signOut: 'Cerrar sesión',
  },
  passkeys: {
    added: 'Llave de acceso añadida. La próxima vez podrás iniciar sesión con ella.',
    canceled: 'La petición se canceló o tardó demasiado.',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
    codes: {
      bad_passkey:
        'No reconocemos esta llave de acceso o la petición ha caducado. Inténtalo de nuevo o inicia sesión por correo.',
      bad_session: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
      quota_reached: 'Has llegado al máximo de llaves de acceso. Quita una primero.',
      rate_limited: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
      recent_sign_in_required:
        'Vuelve a iniciar sesión primero. Esto requiere haberlo hecho en los últimos 15 minutos.',
    },
  },
  address: {
    title: 'Confirma tu correo',
    text: (account) => html`La dirección que recibió este enlace será el correo de tu cuenta, ${account}.`,
    button: 'Confirmar',
    openLink: (account) =>
      html`Has iniciado sesión como ${account}. Para confirmar una dirección de correo para esta cuenta, abre el enlace que enviamos a esa dirección. El navegador debe tener JavaScript activado.`,
    switch: (link) => html`¿No es tu cuenta? ${link('Iniciar sesión con otra')}`,
    signInFirst: 'Inicia sesión para confirmar tu correo',
    whichAccount:
      'Inicia sesión con la cuenta que indica nuestro mensaje y vuelve a abrir el enlace. Si esa cuenta no es tuya, puedes ignorar el mensaje.',
    otherAccount:
      'Este enlace es de otra cuenta. Inicia sesión con la que indica nuestro mensaje y vuelve a abrir el enlace.',
    suspended: 'Tu cuenta está suspendida, así que no puedes cambiar el correo.',
    confirmed: {
      title: 'Correo confirmado',
      heading: 'Tu correo está confirmado',
      text: 'A partir de ahora, úsalo para iniciar sesión.',
      proceed: 'Continuar',
    },
  },
}
