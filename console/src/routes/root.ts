import { createRootRoute } from '@tanstack/react-router'
import { startSession } from '../app/session.tsx'
import { Shell } from '../app/shell.tsx'

/** The frame around every page. */
export const root = createRootRoute({ beforeLoad: startSession, component: Shell })
