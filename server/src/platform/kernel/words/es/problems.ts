import type { problems as english } from '../en/problems.ts'
import type { Translated } from '../translated.ts'

export const problems: Translated<typeof english> = {
  notFound: {
    title: 'Página no encontrada',
    text: 'Puede que la URL tenga un error o que la página ya no exista.',
    description: 'Página no encontrada.',
  },
  home: 'Ir al inicio',
  title: 'Algo salió mal',
  general: 'No hemos podido hacerlo. Vuelve atrás e inténtalo de nuevo.',
  busyTitle: 'Inténtalo de nuevo en un momento',
  busy: 'La plataforma está saturada ahora mismo.',
  crossSite: 'Este formulario venía de otro sitio, así que lo hemos ignorado.',
  badCharacters: 'El formulario contiene caracteres que no podemos guardar. Quítalos e inténtalo de nuevo.',
  codes: {
    bad_session: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
    bad_sign_in: 'Ese enlace o código no ha funcionado. Pide otro.',
    email_off: 'Esta plataforma no envía correos.',
    not_found: 'Esto ya no existe o no tienes acceso.',
    search_too_slow:
      'Esta búsqueda tarda demasiado. Usa menos palabras o palabras menos comunes, quita las comillas o cambia los filtros.',
    sign_up_closed: 'A esta plataforma solo se entra con invitación.',
  },
  quotas: {
    agents: (limit) => `Has llegado al máximo de agentes (${limit}). Elimina uno primero.`,
    connected_apps: (limit) => `Has llegado al máximo de apps conectadas (${limit}). Desconecta una primero.`,
  },
}
