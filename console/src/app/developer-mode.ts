import { useLocation } from '@tanstack/react-router'
import { storedChoice } from './stored-choice.ts'

const developerMode = storedChoice<'on' | 'off'>('parley.developer-mode')

/**
 * Whether every action shows how to do it with a program. Unless it was chosen on this device, it is on where programs are
 * looked after.
 */
export function useDeveloperMode(): [boolean, (isOn: boolean) => void] {
  const { pathname } = useLocation()
  const chosen = developerMode.use()
  const isOn = chosen === null ? pathname.startsWith('/developers') : chosen === 'on'
  return [isOn, (next) => developerMode.choose(next ? 'on' : 'off')]
}
