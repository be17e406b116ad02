/**
 * The script of the join page. An invitation stands behind the # of its link, which no browser sends anywhere; here it
 * moves into the form. The form goes at once for an invitation, and where the server says so.
 */
const form = document.querySelector<HTMLFormElement>('#join-game');
const invitation = new URLSearchParams(location.hash.slice(1)).get('invitation');
if (form && invitation) {
  const field = form.querySelector<HTMLInputElement>('[name="invitation"]');
  if (field) field.value = invitation;
  history.replaceState(null, '', location.pathname);
}
if (form && (invitation || 'atOnce' in form.dataset) && !form.querySelector('.error')) form.submit();
