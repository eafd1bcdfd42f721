import type { NewProviderAccount, PayoutAccount } from '@parley/sdk'
import { useForm } from 'react-hook-form'
import { useAction } from '../../app/action.tsx'
import { DialogButtons, Form, FormField, filledIn } from '../../app/form.tsx'
import { parley } from '../../app/parley.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Select } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { words as appWords } from '../../words/app.ts'
import { words } from '../../words/funding.ts'
import { providerTexts } from '../../words/provider-texts.ts'
import { AccountLine } from './account-line.tsx'
import { countries } from './countries.ts'

const { account: text } = words

/** A payout account that the payment provider keeps. */
export type ProviderAccount = PayoutAccount & { onboarding_url: string }

export function isProviderAccount(account: PayoutAccount): account is ProviderAccount {
  return account.onboarding_url !== null
}

/** Whether the provider has to create it, because it hasn't tried yet or has refused. */
export function isToBeCreated({ status, reference }: PayoutAccount): boolean {
  return status === 'none' || (status === 'restricted' && reference === null)
}

/** What the link to the provider's pages does. */
export function providerLinkText({ status }: PayoutAccount): string {
  if (status === 'incomplete') return text.proceed
  return status === 'restricted' ? text.update : text.manage
}

interface ProviderAccountPanelProps {
  account: ProviderAccount
  onClose: () => void
  /** What to do once it's ready. */
  onWithdraw?: () => void
}

/** What's left to do before money can be withdrawn, and the way there. */
export function ProviderAccountPanel({ account, onClose, onWithdraw }: ProviderAccountPanelProps) {
  if (isToBeCreated(account)) return <SetUp account={account} onClose={onClose} />
  const { status, onboarding_url } = account
  const isReady = status === 'ready'
  return (
    <>
      <div role="status" className="flex flex-col gap-5">
        <div className="rounded-lg bg-sunken px-4 py-3">
          <AccountLine account={account} />
        </div>
        <Missing account={account} />
      </div>
      <footer className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:flex-1">
        {!isReady && <Button onClick={onClose}>{appWords.close}</Button>}
        <a href={onboarding_url} className={buttonClass(isReady ? 'secondary' : 'primary')}>
          {providerLinkText(account)}
        </a>
        {isReady && onWithdraw && (
          <Button variant="primary" onClick={onWithdraw}>
            {text.withdraw}
          </Button>
        )}
      </footer>
    </>
  )
}

/** What the provider still needs. */
function Missing({ account: { status, missing } }: { account: PayoutAccount }) {
  if (status === 'ready' || status === 'none') return null
  return (
    <Notice tone={status === 'restricted' ? 'warn' : 'neutral'} {...(missing.length > 0 && { title: text.missing })}>
      {missing.length > 0 && (
        <ul className="list-disc pl-4">
          {missing.map((each) => (
            <li key={each} className="first-letter:uppercase">
              {providerTexts.missing(each)}
            </li>
          ))}
        </ul>
      )}
      {status === 'incomplete' && <p className="mt-1 first:mt-0">{text.justDone}</p>}
    </Notice>
  )
}

interface Values {
  country: string
}

/** Has the provider open an account, and goes to its pages. */
function SetUp({ account, onClose }: { account: ProviderAccount; onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { country: '' } })
  const create = useAction({
    send: (body: NewProviderAccount, options) => parley.wallet.payoutAccount.create(body, options),
    touches: ['wallet'],
    canCopy: false,
    onDone: ({ onboarding_url }) => {
      if (onboarding_url) location.assign(onboarding_url)
    },
  })
  return (
    <Form form={form} action={create} toBody={filledIn}>
      <Missing account={account} />
      <FormField<Values>
        name="country"
        label={text.country}
        hint={text.countryHint}
        render={(field) => (
          <Select {...field}>
            <option value="">{text.sameCountry}</option>
            {countries().map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      />
      <DialogButtons action={create} onCancel={onClose}>
        {text.toProvider}
      </DialogButtons>
    </Form>
  )
}
