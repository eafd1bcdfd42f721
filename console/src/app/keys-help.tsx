import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { words } from '../words/app.ts'
import { MOD_KEY } from './shortcuts.ts'

const { keys } = words
const SHORTCUTS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [[MOD_KEY, 'K'], keys.palette],
  [['?'], keys.help],
  [['/'], keys.search],
  [['j'], keys.next],
  [['k'], keys.previous],
  [['↵'], keys.open],
  [['a'], keys.approve],
  [['r'], keys.reject],
  [['c'], keys.newGig],
  [['g', 'h'], keys.home],
  [['g', 'g'], keys.gigs],
  [['g', 'm'], keys.messages],
]

/** The list of all shortcuts. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={keys.title} closeLabel={words.close}>
      <dl className="flex flex-col divide-y divide-line text-sm">
        {SHORTCUTS.map(([combination, what]) => (
          <div key={what} className="flex items-center justify-between py-2">
            <dt>{what}</dt>
            <dd className="flex items-center gap-1">
              {combination.map((key, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: A key can be pressed twice in a combination.
                <Kbd key={index}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
