-- A registration number as it is compared: '１２-345 6k' is 123456K. Full-width forms fold, Arabic digits are digits, and
-- only letters and digits count.
create function registration_key(number text) returns text language sql immutable parallel safe as $$
  select nullif(upper(regexp_replace(
    translate(normalize(number, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
    '[^[:alnum:]]+', '', 'g')), '')
$$;

-- A verification that an operator has taken back; its reason, moment and operator are then those of that decision.
alter table company_verifications drop constraint company_verifications_state_check;
alter table company_verifications
  add constraint company_verifications_state_check check (state in ('pending', 'approved', 'rejected', 'revoked')),
  -- Whose register the number is of.
  add column country_id integer;
update company_verifications v set country_id = c.country_id from companies c where c.id = v.company_id;
alter table company_verifications
  alter column country_id set not null,
  add column registration_key text generated always as (registration_key(registration_number)) stored;
create index company_verifications_registration on company_verifications (country_id, registration_key);

-- Of companies verified under one number until now, the first stays.
with doubles as (
  select id, row_number() over (
    partition by coalesce(register_country_id, country_id), registration_key(registration_number) order by verified_at, id
  ) as place
  from companies where verified_at is not null and registration_key(registration_number) is not null
), ended as (
  update companies c set verified_at = null from doubles d where d.id = c.id and d.place > 1 returning c.id
)
update company_verifications v set state = 'revoked', decided_at = now(), decided_by = null,
  reason = 'Another company is verified under this registration number.'
from ended where v.company_id = ended.id and v.state = 'approved';

-- One register entry verifies one company, however many operators decide at once.
alter table companies add column verified_registration text generated always as (
  case when verified_at is not null
    then coalesce(register_country_id, country_id)::text || ':' || registration_key(registration_number) end
) stored;
create unique index companies_verified_registration on companies (verified_registration)
  where verified_registration is not null;

-- A reason by name instead of, or besides, words of one's own.
alter table company_verifications add column reason_name text check (length(reason_name) between 1 and 40);
alter table company_verifications drop constraint company_verifications_check1;
alter table company_verifications
  add constraint company_verifications_reason_given
    check (state = 'pending' or reason is not null or reason_name is not null);
create index companies_registration on companies (registration_key(registration_number));
