import type { oauth as english } from '../en/oauth.ts'
import type { Translated } from '../translated.ts'

export const oauth: Translated<typeof english> = {
  device: {
    title: 'Conectar un dispositivo',
    text: 'Escribe el código que muestra tu programa o dispositivo. Continúa solo si iniciaste tú esta conexión.',
    badCode: 'Ese código no ha funcionado. Revísalo o empieza de nuevo en el dispositivo.',
    code: 'Código',
    proceed: 'Continuar',
    connected: {
      title: 'Conexión lista',
      heading: (app) => `Has conectado ${app}`,
      text: 'Puedes cerrar esta página y volver a tu dispositivo. Puedes desconectar la app cuando quieras.',
      // In lower case, because it follows “Has conectado”.
      unnamedApp: 'la app',
    },
    notConnected: {
      title: 'Conexión cancelada',
      text: 'El código ya no sirve. Puedes cerrar esta página.',
    },
  },
  failed: 'Algo salió mal',
  expired: 'Esta página ha caducado o se abrió en otro navegador.',
  failures: {
    cross_site: 'Este formulario venía de otro sitio, así que lo hemos ignorado.',
    invalid_client: 'No reconocemos esta app o no podemos leer su descripción.',
    invalid_redirect_uri:
      'La app nos pidió enviarte a una dirección que no tiene registrada, así que no lo hemos hecho.',
    invalid_request: 'La petición está incompleta o ha caducado. Vuelve a la app e inténtalo de nuevo.',
    not_on_behalf: 'Estás viendo la plataforma como otro usuario. Vuelve a tu propia cuenta para conectar apps.',
    user_suspended: 'Tu cuenta está suspendida, así que no puedes conectar apps.',
    server_error: 'Ha habido un problema por nuestra parte. Vuelve a la app e inténtalo de nuevo.',
    other: 'La app envió una petición no válida. Vuelve a la app e inténtalo de nuevo.',
  },
}
