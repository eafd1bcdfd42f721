import { useLocation } from '@tanstack/react-router'
import { storedChoice } from './stored-choice.ts'

const developerMode = storedChoice<'on' | 'off'>('parley.developer-mode')

/** Whether every action can be copied as code. Unless it was set on this device, it's on in the developer pages. */
export function useDeveloperMode(): [boolean, (isOn: boolean) => void] {
  const { pathname } = useLocation()
  const chosen = developerMode.use()
  const isOn = chosen === null ? pathname.startsWith('/developers') : chosen === 'on'
  return [isOn, (next) => developerMode.choose(next ? 'on' : 'off')]
}
