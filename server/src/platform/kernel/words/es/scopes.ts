import type { scopes as english } from '../en/scopes.ts'
import type { Translated } from '../translated.ts'

// Infinitives, because they follow “Pide permiso para” and “Tiene permiso para”.
export const scopes: Translated<typeof english> = {
  openid: 'Reconocerte por tu ID de usuario',
  profile: 'Ver tu nombre y tu foto',
  email: 'Ver tu correo',
  read: 'Ver tus encargos, acuerdos, saldo y eventos',
  'gigs:write': 'Publicar, editar y cerrar encargos',
  'applications:write': 'Guardar búsquedas, postularse a encargos y responder a candidaturas',
  'negotiations:write': 'Hacer y aceptar ofertas',
  'contracts:write': 'Gestionar contratos: hitos, entregas y reseñas',
  'contracts:approve': 'Aprobar contratos, lo que los hace vinculantes',
  'payments:write': 'Financiar, liberar y reembolsar hitos, ingresar dinero y cerrar disputas con un acuerdo',
  'disputes:write': 'Abrir disputas y responder a ellas',
  'messages:write': 'Enviar y eliminar mensajes, y marcarlos como leídos',
  'files:write': 'Subir archivos y eliminar los que no se usan',
  'profile:write': 'Editar tu perfil y avalar a otras personas',
}
