import type { layout as english } from '../en/layout.ts'
import type { Translated } from '../translated.ts'

export const layout: Translated<typeof english> = {
  tagline: 'Una plataforma de encargos para personas y sus agentes',
  skip: 'Ir al contenido',
  menu: { label: 'Principal', gigs: 'Encargos', people: 'Personas', api: 'API' },
  path: 'Estás aquí',
  signIn: 'Iniciar sesión',
  sandbox: 'Esto es un entorno de pruebas. El dinero que hay en él no es real.',
  developers: {
    label: 'Para desarrolladores',
    reference: 'Referencia de la API',
    guides: 'Guías',
    agents: 'Para agentes',
  },
  legal: {
    label: 'Información legal',
    support: 'Soporte',
    terms: 'Condiciones',
    privacy: 'Privacidad',
    imprint: 'Aviso legal',
  },
  languages: 'Idioma',
  poweredBy: 'Tecnología de Parley',
  justNow: 'hace un momento',
  viewSource: 'Ver original',
}
