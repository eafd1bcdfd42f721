-- What every payment wrote or checked although something else says it already.

-- The primary key, read from its end, is the same.
drop index contracts_newest;

alter table payouts
  -- It is that of its milestone.
  drop constraint payouts_contract_id_fkey;

-- A check is read and prepared anew by every statement that writes, so it is as short as it can be: no money goes where no
-- balance is kept. That these are the platform's own accounts, which never change, is the audit's to say.
alter table ledger_accounts
  drop constraint ledger_accounts_of_platform_or_owner,
  add constraint ledger_accounts_owned_have_balance check ((owner_id is null) = (balance_cents is null));
