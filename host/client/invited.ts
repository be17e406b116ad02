/**
 * The script of the join page. A link has its invitation behind the #, which no browser sends anywhere; the script
 * moves it into the form. The form is sent at once for an invitation, and if the server says so.
 */
const form = document.querySelector<HTMLFormElement>('#join-game');
const invitation = new URLSearchParams(location.hash.slice(1)).get('invitation');
if (form && invitation) {
  const field = form.querySelector<HTMLInputElement>('[name="invitation"]');
  if (field) field.value = invitation;
  history.replaceState(null, '', location.pathname);
}
if (form && (invitation || 'atOnce' in form.dataset) && !form.querySelector('.error')) form.submit();
