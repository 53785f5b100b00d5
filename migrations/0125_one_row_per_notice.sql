-- Nothing ever sent notices of the kind 'system'; its switches go with it. Job alerts come by e-mail only, so choices
-- for their other channels never meant anything.
delete from notification_settings where kind = 'system' or (kind = 'job_alert' and channel <> 'email');
