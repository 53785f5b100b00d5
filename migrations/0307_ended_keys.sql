-- The record also tells of keys that ended because their maker left the company.
alter table integration_events
  drop constraint integration_events_action_check,
  add constraint integration_events_action_check check (action in ('key_made', 'key_revoked', 'key_ended',
    'webhook_made', 'webhook_changed', 'webhook_rotated', 'webhook_removed', 'webhook_off')) not valid;
